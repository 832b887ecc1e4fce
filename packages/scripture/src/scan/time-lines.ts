/**
 * Lines that have only a time, as in a transcript or a chat: "turn to Romans", then "1:05", then "chapter 8". Such a line is no chapter and
 * verse of the name before it.
 */

import { lengthAt } from "./match-at.ts";

/** A line break and a line with a time, in hours, minutes and perhaps seconds, or in minutes and seconds. */
const TIME_LINE = /\n[ \t]*\d{1,2}:[0-5]\d(?::[0-5]\d)?[ \t]*(?=\r?\n|$)/y;
/** A leading zero, which no verse has, and one digit, which no time has. */
const SURE_TIME = /(?:^|\n)[ \t]*\d{1,2}:0\d(?::\d\d)?[ \t]*(?=\r?\n|$)/;
const SURE_VERSE = /(?:^|\n)[ \t]*\d{1,3}:\d[ \t]*(?=\r?\n|$)/;

/** The length of the line break at a place and the line after it, if that has only a time or chapter and verse; otherwise 0. */
export const timeLineLength = (source: string, lineBreak: number): number =>
  lengthAt(TIME_LINE, source, lineBreak);

const NUMBER_LINE = /\r?\n[ \t]*\d/y;

/** Whether the line after such a line begins with a number: "reading Mark", "9:05", "2 more people". */
export const isBeforeNumber = (source: string, end: number): boolean =>
  lengthAt(NUMBER_LINE, source, end) > 0;

/** Whether such lines are times: one is certainly a time, and none a verse. */
export const hasTimeLines = (source: string): boolean => SURE_TIME.test(source) && !SURE_VERSE.test(source);
