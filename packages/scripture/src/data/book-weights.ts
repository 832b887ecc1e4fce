/** How often each book is cited, 1 to 100, in canonical order. This is an estimate; it never changes. */
// biome-ignore format: by canonical group
export const BOOK_WEIGHTS: readonly number[] = [
  93, 84, 66, 64, 80,
  62, 60, 52, 68, 66, 60, 58, 48, 54, 46, 56, 50,
  65, 98, 86, 63, 51,
  91, 78, 49, 70, 72,
  57, 53, 55, 30, 50, 58, 32, 47, 40, 36, 59, 56,
  96, 88, 94, 100,
  92, 97, 90, 79, 82, 87, 83, 81, 71, 61, 76, 74, 62, 45,
  89, 85, 77, 69, 75, 28, 26, 42,
  90,
];
