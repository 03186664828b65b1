use squadro_engine::*;
use squadro_engine::bench::*;
use squadro_engine::search::Search;
use squadro_engine::net::Net;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let many: usize = a[0].parse().unwrap();
    let nodes: u64 = a[1].parse().unwrap();
    let samples = some_held_out(many);
    for path in &a[2..] {
        let net = Net::from_bytes(&std::fs::read(path).unwrap()).unwrap();
        let mut table = Table::new(16);
        let (mut kept, mut depth, mut n) = (0, 0, 0);
        let mut by_home = [[0; 2]; 8];
        let t = std::time::Instant::now();
        for s in &samples {
            let p = s.position().unwrap();
            table.clear();
            let r = Search::new(&net, &table, &NoClock, Limits::nodes(nodes), &p, &[]).run(false, |_| ());
            let ok = s.move_value(r.moves[0].mv.lane) == s.value();
            kept += ok as u32; depth += r.depth; n += r.nodes;
            let h = (p.home_count(squadro::LIGHT) + p.home_count(squadro::DARK)) as usize;
            by_home[h][0] += 1; by_home[h][1] += !ok as u32;
        }
        println!("{path}: {:.2} % depth {:.1} {:.0} nps; by home {:?}", 100.0 * kept as f64 / samples.len() as f64, depth as f64 / samples.len() as f64, n as f64 / t.elapsed().as_secs_f64(), by_home);
    }
}
