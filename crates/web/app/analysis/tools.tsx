// What can be done with an analysis: review it, flip the board, share it, set up another position.

import type { JSX } from "preact";

import { ActionButton } from "../play/actions.tsx";
import { fullAddress } from "../route.ts";
import { writeRecord } from "../rules/client.ts";
import type { Action } from "../session/session.ts";
import { copy, previewed, type Shared, shareAction } from "../shell/share.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import { lineFrom, ROOT } from "./tree.ts";

function actions(analysis: Analysis, edit: () => void): Action[] {
  const { name, seats, query, view } = analysis;
  const main = lineFrom(analysis.tree.value, ROOT).map(({ move }) => move);
  const reviewed = analysis.review.value?.game.moves.join() === main.join();
  const line = analysis.line.value.map(({ move }) => move);
  const text = (): Promise<string> => writeRecord(analysis.played(line), [], null);
  const shared = (): Shared => {
    const { position } = view.value;
    const link = fullAddress({ page: "analysis", game: name, query: query.value });
    return { played: analysis.played(line), position, text, address: previewed(link, { board: name, position }) };
  };
  return [
    ...(main.length > 0 && !reviewed ? [{ name: "review", enabled: true, run: () => analysis.startReview() }] : []),
    { name: "turn", enabled: true, run: () => void (analysis.bottom.value = (analysis.bottom.value % seats) + 1) },
    { name: "edit", enabled: true, text: t("analysis-edit"), run: edit },
    { name: "copy", enabled: line.length > 0, run: () => text().then(copy) },
    shareAction(shared),
  ];
}

export function Tools({ analysis, edit }: { analysis: Analysis; edit: () => void }): JSX.Element {
  return (
    <div class="actions" role="group" aria-label={t("actions-label")}>
      {actions(analysis, edit).map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
    </div>
  );
}
