// A row of radio buttons.

import type { JSX } from "preact";

type Props<V extends string | number> = {
  name: string;
  legend: string;
  values: readonly V[];
  chosen: V;
  text: (value: V) => string;
  choose: (value: V) => void;
  note?: string;
};

export function RadioGroup<V extends string | number>({
  name,
  legend,
  values,
  chosen,
  text,
  choose,
  note,
}: Props<V>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-row">
        {values.map((value) => (
          <label key={value} class="choice-value">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
            <span>{text(value)}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <p class="choice-note">{note}</p>}
    </fieldset>
  );
}
