/** An integer as callers write it: decimal digits, at most nine, no sign, no leading zero. Undefined for anything else. */
export const readInteger = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
