// Streak and rush: puzzles one after the other, harder and harder, until a mistake, or until the time is up. Nothing here knows a browser.

/** How long a rush is, in milliseconds. */
export const RUSH_TIME = 180_000;
/** How many mistakes end a rush. */
export const RUSH_MISTAKES = 3;

type ChallengeKind = "streak" | "rush";

/** Why a challenge is over. */
type ChallengeEnd = "mistakes" | "time" | "none-left";

export type Challenge = {
  kind: ChallengeKind;
  solved: number;
  /** The puzzles that weren't solved. */
  missed: readonly string[];
  /** All puzzles that came. */
  seen: readonly string[];
  ended?: ChallengeEnd;
};

export function newChallenge(kind: ChallengeKind): Challenge {
  return { kind, solved: 0, missed: [], seen: [] };
}

/** A puzzle was solved, or not. */
export function counted(challenge: Challenge, id: string, solved: boolean): Challenge {
  if (challenge.ended !== undefined) return challenge;
  const seen = [...challenge.seen, id];
  if (solved) return { ...challenge, seen, solved: challenge.solved + 1 };
  const missed = [...challenge.missed, id];
  const most = challenge.kind === "streak" ? 1 : RUSH_MISTAKES;
  return { ...challenge, seen, missed, ...(missed.length >= most ? { ended: "mistakes" as const } : {}) };
}

export function endedBy(challenge: Challenge, why: ChallengeEnd): Challenge {
  return challenge.ended === undefined ? { ...challenge, ended: why } : challenge;
}
