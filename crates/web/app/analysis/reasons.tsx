// Facts about a move as a list of sentences.

import type { JSX } from "preact";

export function Reasons({ all }: { all: readonly string[] }): JSX.Element | null {
  if (all.length === 0) return null;
  return (
    <ul>
      {all.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
