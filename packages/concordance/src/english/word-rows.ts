/** A word of a table, with its mark. */
export interface MarkedForm {
  readonly form: string;
  /** "~": the form is mainly another word. "+": it is also another word. "": it is only a form of this word. */
  readonly mark: "" | "~" | "+";
}

/** The lines of a table: a word, then others that belong to it, separated by spaces. */
export function rowsOf(table: string): readonly (readonly [string, readonly MarkedForm[]])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", ...others] = line.split(" ");
      return [head, others.map(markedForm)] as const;
    });
}

function markedForm(written: string): MarkedForm {
  if (written.endsWith("~")) return { form: written.slice(0, -1), mark: "~" };
  if (written.endsWith("+")) return { form: written.slice(0, -1), mark: "+" };
  return { form: written, mark: "" };
}

/** All words of a table without rows. */
export const wordsOf = (table: string): readonly string[] => table.trim().split(/\s+/);
