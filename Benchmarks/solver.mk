# Measures the solver beside others: `make bench`, or `make bench BENCH_ROUNDS=1` for a short run.
#
# kiwi's headers come from the source package of kiwisolver on PyPI, cassowary from Debian's
# librust-cassowary-dev; both are fetched into .build and are no part of this repository.

PEERS = .build/peers
KIWI = kiwisolver-1.5.1
SCREEN = Benchmarks/cases/screen.prob
CASES = $(addprefix Benchmarks/cases/,enaml.prob chain10.prob chain100.prob \
   chain1000.prob chain5000.prob list10.prob list100.prob list1000.prob list5000.prob \
   grid10.prob grid100.prob grid1000.prob grid5000.prob)
BENCH = .build/release/SolverBench
BASELINE = Benchmarks/baselines/solver.txt
BENCH_ROUNDS ?= 7
# The screen's operations are so short that other work on the machine shows; many rounds even it out.
SCREEN_ROUNDS ?= 31

.PHONY: bench bench-solver bench-instructions bench-check bench-rebaseline bench-regions
bench: bench-solver bench-instructions bench-regions

bench-solver: $(PEERS)/kiwi.so $(PEERS)/libcassowary_peer.so $(BENCH)
	$(BENCH) --rounds $(SCREEN_ROUNDS) --milliseconds 40 $(PEERS)/kiwi.so $(PEERS)/libcassowary_peer.so $(SCREEN)
	$(BENCH) --rounds $(BENCH_ROUNDS) $(PEERS)/kiwi.so $(PEERS)/libcassowary_peer.so $(CASES)

# Instructions and allocations of one operation on the screen.
bench-instructions: $(BENCH)
	@Benchmarks/counts.sh $(BENCH)

# The same, compared with what they were; bench-rebaseline takes over the new ones.
bench-check: $(BENCH)
	@Benchmarks/counts.sh $(BENCH) $(BASELINE)

bench-rebaseline: $(BENCH)
	@{ sed -n '/^#/p' $(BASELINE); Benchmarks/counts.sh $(BENCH); } > $(BASELINE).new
	@mv $(BASELINE).new $(BASELINE)

.PHONY: $(BENCH)
$(BENCH):
	swift build -c release --product SolverBench

$(PEERS)/$(KIWI).tar.gz:
	mkdir -p $(PEERS)
	pip download --no-binary :all: --no-deps -d $(PEERS) kiwisolver==1.5.1

$(PEERS)/kiwi.so: Benchmarks/Peers/kiwi.cpp $(PEERS)/$(KIWI).tar.gz
	tar xzf $(PEERS)/$(KIWI).tar.gz -C $(PEERS)
	g++ -std=c++17 -O3 -DNDEBUG -fPIC -shared -I$(PEERS)/$(KIWI) -o $@ $<

$(PEERS)/debian:
	mkdir -p $(PEERS)
	cd $(PEERS) && apt-get download librust-cassowary-dev
	dpkg-deb -x $(PEERS)/librust-cassowary-dev_*.deb $@

$(PEERS)/libcassowary_peer.so: Benchmarks/Peers/cassowary/src/lib.rs $(PEERS)/debian
	RUSTFLAGS=--cap-lints=allow cargo build -q --offline --release --manifest-path Benchmarks/Peers/cassowary/Cargo.toml \
	  --target-dir $(PEERS)/cassowary
	cp $(PEERS)/cassowary/release/libcassowary_peer.so $@

# The regions of the screen between 320x480 and 1366x1366.
bench-regions: $(BENCH)
	$(BENCH) --regions Benchmarks/cases/screen.prob
