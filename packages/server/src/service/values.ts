/** Parses simple values of callers. */

/** An integer: one to nine decimal digits, leading zeros included. Undefined for anything else. */
export const readInteger = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Only white space and control characters. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}]*$/u.test(text);
