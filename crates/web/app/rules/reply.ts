import type { Fault, Reply } from "./messages.ts";

/** A module couldn't answer. */
export class RulesError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** What an answer says. */
export function read<T>(text: string): T {
  const reply: Reply<T> = JSON.parse(text);
  if ("fault" in reply) throw new RulesError(reply.fault);
  return reply.ok;
}
