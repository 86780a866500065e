# Measures what a process for each case costs: `make bench-isolation`, part of `make bench`.

ISOLATION_ROUNDS ?= 5
ISOLATION_BENCH = .build/release/IsolationBench

.PHONY: bench-isolation
bench-isolation:
	swift build -c release --product IsolationBench
	Benchmarks/isolation.sh $(ISOLATION_BENCH) .build/release/navhost $(ISOLATION_ROUNDS) \
	  .build/plugins/samples/harbor.so .build/plugins/samples/lantern.so
