// Generates whole answers in the style of language models from the installed texts, by rules: headings, lists,
// tables, block quotes and sentences that quote verses, with other sentences between them. Half of the answers have
// one planted fault.
import { formatReference, fromOrdinal, VERSE_TOTAL } from "../packages/scripture/src/index.ts";
import type { Edition } from "../packages/server/src/text/edition.ts";

export interface PlantedFault {
  readonly kind: string;
  /** The place of the faulty words or reference: half-open, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export interface Answer {
  readonly text: string;
  readonly fault: PlantedFault | null;
  /** The names of the forms that it has, in order. */
  readonly forms: readonly string[];
}

/** Random choices that are the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  integerBelow(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.integerBelow(list.length)] as T;
  }

  is(share: number): boolean {
    return this.next() < share;
  }
}

/** A claim: quoted words, and their reference. In a form, `§` and `¤` are replaced by the two. */
interface Claim {
  readonly words: string;
  readonly reference: string;
  readonly code: string;
}

const opening = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Without the marks at its end, as a quotation within a sentence. */
const bare = (words: string): string => words.replace(/[\s.,;:!?—–-]+$/u, "");
const asSingle = (words: string): string => words.replace(/["“”]/gu, "").replace(/'/g, "’");

/** Forms by name. */
const FORMS: Readonly<Record<string, (claim: Claim, chance: Chance) => string>> = {
  "reference behind in brackets": ({ words, reference }) =>
    `We are told plainly: "${bare(words)}" (${reference}).`,
  "curly, reference behind": ({ words, reference }) => `It matters because “${bare(words)}” (${reference}).`,
  "with version": ({ words, reference, code }) => `Consider these words: "${words}" (${reference}, ${code})`,
  "version apart": ({ words, reference, code }) => `Think of this: "${words}" (${reference} ${code}).`,
  says: ({ words, reference }) => `${reference} says, "${words}"`,
  "in we read": ({ words, reference }) => `In ${reference}, we read: “${words}”`,
  "as puts it": ({ words, reference }) => `As ${reference} puts it, "${bare(words)}."`,
  "reminds us that": ({ words, reference }) => `Finally, ${reference} reminds us that "${bare(words)}".`,
  "dash behind": ({ words, reference }) => `"${words}" — ${reference}`,
  "dash on the next line": ({ words, reference }) => `“${words}”\n— ${reference}`,
  italics: ({ words, reference }) => `*"${words}"* (${reference})`,
  "bold reference": ({ words, reference }) => `**${reference}**: "${words}"`,
  "bold reference above": ({ words, reference, code }) => `**${reference} (${code})**\n"${words}"`,
  heading: ({ words, reference }) => `### ${reference}\n\n> ${words}`,
  "heading and marks": ({ words, reference }) => `## ${reference}\n\n"${words}"`,
  "block quote": ({ words, reference }) => `> ${words}\n>\n> — ${reference}`,
  "block quote, same line": ({ words, reference }) => `> "${words}" (${reference})`,
  "block quote, next line": ({ words, reference }) => `> "${words}"\n> — *${reference}*`,
  "block quote with bold reference": ({ words, reference }) => `> **${reference}** — ${words}`,
  "led by a colon": ({ words, reference }) => `The clearest text is ${reference}:\n\n> ${words}`,
  "list, quoted": ({ words, reference }) =>
    `- **${reference}** – "${words}"\n- Pray over it during the week.`,
  "list, words first": ({ words, reference }) => `- "${words}" (${reference})\n- Rest well.`,
  "numbered list": ({ words, reference }) =>
    `1. **Trust.** "${bare(words)}" (${reference})\n2. **Patience.** This one takes time.`,
  "list without marks": ({ words, reference }) => `- ${reference}: ${words}`,
  "list, bold, without marks": ({ words, reference }) => `* **${reference}** — ${words}`,
  table: ({ words, reference }) =>
    `| Reference | Words |\n|---|---|\n| ${reference} | "${words}" |\n| (none) | nothing |`,
  "line without marks": ({ words, reference }) => `${words} (${reference})`,
  "parts of a sentence": ({ words, reference }) => {
    const list = words.split(" ");
    const half = Math.ceil(list.length / 2);
    return `"${bare(list.slice(0, half).join(" "))}," the text goes on, "${bare(list.slice(half).join(" "))}" (${reference}).`;
  },
  "book named by its writer": ({ words, reference }) =>
    `The writer says in ${reference} that "${bare(words)}."`,
  "single marks": ({ words, reference }) => `It says, ‘${asSingle(bare(words))}’ (${reference}).`,
  html: ({ words, reference }) => `<blockquote>${words}<br><cite>${reference}</cite></blockquote>`,
  "list of versions": ({ words, reference, code }) =>
    `**${reference}**\n- ${code}: "${words}"\n- NIV: (look it up)`,
  "version and dash": ({ words, reference, code }) => `${reference} (${code}) — "${words}"`,
  "reference alone, words without marks": ({ words, reference, code }) =>
    `**${reference} (${code})**\n\n${words}`,
  "label, words without marks": ({ words, reference }) => `* **Comfort** – ${reference} – ${words}`,
  has: ({ words, reference }) => `${reference} has "${bare(words)}", as many remember.`,
  "version in the sentence": ({ words, reference, code }) =>
    `In the ${code === "KJV" ? "King James Version" : "American Standard Version"}, ${reference} reads, "${bare(words)}".`,
  "reference in the middle": ({ words, reference }) => {
    const list = words.split(" ");
    const half = Math.ceil(list.length / 2);
    return `"${bare(list.slice(0, half).join(" "))}," it says in ${reference}, "${list
      .slice(half)
      .join(" ")
      .replace(/^./u, (letter) => letter.toLowerCase())}"`;
  },
  "see behind": ({ words, reference }) => `Remember "${bare(words)}" (see ${reference}).`,
  "of a chapter": ({ words, reference }) => `${reference} — "${words}" — is a favourite of many readers.`,
  "number of the verse": ({ words, reference }) =>
    `> <sup>${/(\d+)\D*$/.exec(reference)?.[1] ?? "1"}</sup> ${words}\n> (${reference})`,
};

/** Sentences without a quotation from Scripture, which must not be reported. */
const ASIDES: readonly ((reference: string, chance: Chance) => string)[] = [
  () => "Many readers find comfort here, and it is worth reading slowly.",
  () => 'A friend once told me, "I never understood this until my father died," and I think of it often.',
  () => 'Many people think the Bible says "God helps those who help themselves," but it does not.',
  (reference) => `${reference} is commonly shortened to "trust and wait with patience".`,
  (reference) => `${reference} (NIV): "Whoever waits with patience will be given strength to go on."`,
  (reference) => `${reference} does not say "the strong shall never be tired or afraid".`,
  () => 'The word "comfort" deserves a closer look.',
  () => "Here is how it could be put in plain words: nobody is left alone in trouble.",
  (reference) => `For the wider setting, see also ${reference}.`,
  (reference) => `The passage in ${reference} speaks of the same thing from another side.`,
  (reference) => `Compare ${reference}, where the promise is made to the whole people.`,
  (reference) => `**Takeaway:** in hard weeks we are asked to keep going (${reference}).`,
  (reference) => `- ${reference}: on patience and how it grows\n- A quiet walk helps as well.`,
  (reference) => `${reference} — a short note about what hope means for families today.`,
  () => 'You asked, "Which verses should I read when I am anxious?" Here are some of them.',
  () => 'What people call "tough love" is not the same thing.',
  (reference) => `Some call ${reference} "the hinge of the whole book".`,
  () => 'One commentator writes, "The author never loses sight of the poor," which is fair.',
  (reference) => `The Greek word "agape" does not stand in ${reference} by accident.`,
  () => "> Note: this is a summary, and no replacement for reading the chapters.",
  (reference) =>
    `God's care for the weak runs through the chapter (${reference}), from its first line to its last.`,
  () => "## A few thoughts\n\nTake one text a day.",
  () => 'As C. S. Lewis observed, "You are never too old to set another goal." It is a modern saying.',
  (reference) => `Read ${reference} aloud; then ask, "What does this ask of me today?"`,
];

const OPENINGS = [
  "Great question! The Bible speaks to this in several places.",
  "Here are some passages that may help:",
  "# What Scripture says\n\nThere is much to say, so let us look at the texts one by one.",
  "Short answer: yes, though it needs some care.",
  "Of course. Below I have gathered a few texts, with a note on each.",
];
const CLOSINGS = [
  "I hope this helps. Let me know if you would like more on any of these.",
  "Take your time with them.",
  "In short: be patient, be honest, and do not walk alone.",
  '"Rest" and "trust" are the two words to keep.',
];

/** Sayings that are in no Bible. */
const INVENTED = [
  "God will never give you more work than your two hands can carry",
  "The patient farmer drinks last and drinks deepest",
  "Every storm that breaks a mast also fills a sail",
  "Let your kindness travel farther than your feet can go",
  "The heart that listens twice will seldom need to speak",
  "When the lamp burns low the stars become your teachers",
  "Blessed is the neighbour who mends the fence before the quarrel",
  "Love is the bridge that fear can never learn to build",
];

export class AnswerMaker {
  readonly #chance: Chance;
  readonly #editions: readonly Edition[];
  readonly #vocabulary: readonly string[];

  constructor(editions: readonly Edition[], seed: number) {
    this.#editions = editions;
    this.#chance = new Chance(seed);
    const words = Array.from({ length: 2000 }, (_, index) => editions[0]?.text(index * 15 + 1) ?? "").join(
      " ",
    );
    this.#vocabulary = [...new Set(words.match(/\b[a-z]{4,}\b/g) ?? [])];
  }

  make(): Answer {
    const chance = this.#chance;
    const parts: { text: string; fault: PlantedFault | null }[] = [
      { text: chance.pick(OPENINGS), fault: null },
    ];
    const count = 2 + chance.integerBelow(4);
    const faultAt = chance.is(0.5) ? chance.integerBelow(count) : -1;
    const forms: string[] = [];
    for (let index = 0; index < count; index++) {
      const form = chance.pick(Object.keys(FORMS));
      forms.push(form);
      parts.push(this.#claim(form, index === faultAt ? this.#faultFor(form) : null));
      if (chance.is(0.7))
        parts.push({ text: chance.pick(ASIDES)(this.#reference(this.#ordinal()), chance), fault: null });
    }
    if (chance.is(0.6)) parts.push({ text: chance.pick(CLOSINGS), fault: null });
    let text = "";
    let planted: PlantedFault | null = null;
    for (const part of parts) {
      if (text !== "") text += "\n\n";
      if (part.fault !== null)
        planted = { ...part.fault, start: part.fault.start + text.length, end: part.fault.end + text.length };
      text += part.text;
    }
    return { text, fault: planted, forms };
  }

  #faultFor(form: string): string {
    const kinds = [
      "replaced",
      "omitted",
      "added",
      "two replaced",
      "near reference",
      "far reference",
      "no such place",
    ];
    // Words without marks that are in no Bible count as a paraphrase.
    const isMarked = !/without marks/.test(form);
    return this.#chance.pick(isMarked ? [...kinds, "invented", "swapped half", "other version"] : kinds);
  }

  #ordinal(): number {
    return 1 + this.#chance.integerBelow(VERSE_TOTAL);
  }

  #reference(first: number, last = first): string {
    const start = fromOrdinal(first);
    const end = fromOrdinal(last);
    return formatReference(start.bookId, [
      {
        start: { chapter: start.chapter, verse: start.verse },
        end: { chapter: end.chapter, verse: end.verse },
      },
    ]);
  }

  /** One or two verses, or a part of one, of at least six words. */
  #passage(): { words: string; first: number; last: number; edition: Edition } {
    const chance = this.#chance;
    for (;;) {
      const edition = chance.pick(this.#editions);
      const first = this.#ordinal();
      const joins = chance.is(0.15) && first < VERSE_TOTAL && fromOrdinal(first + 1).verse > 1;
      const texts = [edition.text(first), joins ? edition.text(first + 1) : ""];
      if (texts.some((text) => text === null)) continue;
      let list = texts.join(" ").trim().split(/\s+/);
      if (list.length < 6 || list.length > 70) continue;
      if (!joins && chance.is(0.4)) {
        const length = 6 + chance.integerBelow(list.length - 5);
        const from = chance.integerBelow(list.length - length + 1);
        list = list.slice(from, from + length);
      }
      return { words: list.join(" "), first, last: joins ? first + 1 : first, edition };
    }
  }

  #claim(form: string, kind: string | null): { text: string; fault: PlantedFault | null } {
    const write = FORMS[form];
    if (write === undefined) throw new Error(form);
    for (;;) {
      const passage = this.#passage();
      const claim = {
        words: passage.words,
        reference: this.#reference(passage.first, passage.last),
        code: passage.edition.info.code,
      };
      if (kind === null)
        return { text: write({ ...claim, words: opening(claim.words) }, this.#chance), fault: null };
      const changed = this.#spoiled(claim, passage, kind);
      if (changed === null) continue;
      const text = write({ ...changed, words: opening(changed.words) }, this.#chance);
      return { text, fault: { kind, start: 0, end: text.length } };
    }
  }

  /** Null when this passage does not take the fault. */
  #spoiled(
    claim: Claim,
    { first, last, edition }: { first: number; last: number; edition: Edition },
    kind: string,
  ): Claim | null {
    const chance = this.#chance;
    const list = claim.words.split(" ");
    const inner = (): number => 1 + chance.integerBelow(list.length - 2);
    const places = list.flatMap((word, index) =>
      index > 0 && index < list.length - 1 && /^[a-z]{4,}$/.test(word) ? [index] : [],
    );
    switch (kind) {
      case "two replaced":
      case "replaced": {
        if (places.length < 2) return null;
        for (let left = kind === "replaced" ? 1 : 2; left > 0; left--) {
          const at = chance.pick(places);
          const word = chance.pick(this.#vocabulary);
          if (word === list[at]) return null;
          list[at] = word;
        }
        break;
      }
      case "omitted":
        if (places.length === 0) return null;
        list.splice(chance.pick(places), 1);
        break;
      case "added":
        list.splice(inner(), 0, chance.pick(this.#vocabulary));
        break;
      case "near reference": {
        const other = first + (chance.is(0.5) ? -1 : 1) * (1 + chance.integerBelow(9));
        return this.#elsewhere(claim, list, first, last, other);
      }
      case "far reference":
        return this.#elsewhere(claim, list, first, last, this.#ordinal());
      case "no such place": {
        const { bookId, chapter } = fromOrdinal(first);
        const verse = 180 + chance.integerBelow(20);
        return {
          ...claim,
          reference: formatReference(bookId, [{ start: { chapter, verse }, end: { chapter, verse } }]),
        };
      }
      case "invented":
        return { ...claim, words: `${chance.pick(INVENTED)}.` };
      case "swapped half": {
        const other = (edition.text(this.#ordinal()) ?? "").split(/\s+/);
        if (other.length < 8 || list.length < 8) return null;
        const half = list.length >> 1;
        return {
          ...claim,
          words: [...list.slice(0, half), ...other.slice(-Math.max(4, list.length - half))].join(" "),
        };
      }
      default: {
        const wrong = this.#editions.find((candidate) => candidate !== edition);
        const same = wrong
          ?.text(first)
          ?.toLowerCase()
          .replace(/[^a-z ]/g, "");
        const plainWords = claim.words.toLowerCase().replace(/[^a-z ]/g, "");
        if (wrong === undefined || same == null || last !== first || same.includes(plainWords)) return null;
        return { ...claim, reference: `${claim.reference} ${wrong.info.code}`, code: wrong.info.code };
      }
    }
    return { ...claim, words: list.join(" ") };
  }

  #elsewhere(
    claim: Claim,
    list: readonly string[],
    first: number,
    last: number,
    other: number,
  ): Claim | null {
    if (other < 1 || other > VERSE_TOTAL || (other >= first && other <= last) || list.length < 8) return null;
    // Far enough away to be clearly another place, and without the same words.
    const there = this.#editions.some((edition) => (edition.text(other) ?? "").includes(claim.words));
    return there ? null : { ...claim, reference: this.#reference(other) };
  }
}
