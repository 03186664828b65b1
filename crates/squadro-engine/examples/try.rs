use game::Game;
use squadro::*;
use squadro_engine::search::Search;
use squadro_engine::*;
use std::time::Instant;
fn main() {
    let table = Table::new(64);
    for s in ["0 0 0 0 0 / 0 0 0 0 0 / y", "8 5 4 2 11 / 1 7 6 8 6 / y"] {
        let p: Position = s.parse().unwrap();
        let t = Instant::now();
        let r = Search::new(&Race, &table, &NoClock, Limits::nodes(3_000_000), &p, &[]).run(false, |r| {
            println!("{} {} {} {:?}", r.depth, r.moves[0].score, r.nodes, t.elapsed());
        });
        println!("{:?} {} nps", t.elapsed(), r.nodes as f64 / t.elapsed().as_secs_f64());
    }
    // endgames along random games
    let mut keys = game::Keys::new(3);
    for _ in 0..6 {
        let mut p = Position::start(LIGHT);
        let mut first = true;
        while p.outcome().is_none() {
            let m = p.legal_moves();
            let b = Endgame::bound(&p);
            if b < 100_000_000 && first {
                let t = Instant::now();
                let e = Endgame::solve(&p, 2_000_000);
                println!("{p}: bound {b}, {:?} {:?} {:?}", e.as_ref().map(|e| e.len()), t.elapsed(), e.as_ref().and_then(|e| e.get(&p)));
                first = e.is_none();
            }
            p.play_unchecked(m[(keys.draw() % m.len() as u64) as usize]);
        }
    }
}
