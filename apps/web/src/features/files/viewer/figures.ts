/** Numbers of the viewer, from the specification. */
export const figures = {
  picture: { least: 1, most: 5 },
  /** Pages within a screen; 1 is as wide as there is room. */
  sheet: { least: 0.5, most: 4 },
  pdf: { least: 1, most: 3, width: 850, ratio: 0.8 },
  /** Controls hide after so many milliseconds without a movement, a touch or a key. */
  idle: 3_000,
  /** Video and sound play by themselves while so much of them is on the screen. */
  visible: 0.9,
  conversion: { tries: 4, wait: 4_000 },
  /** So much of a text is shown; the rest is in the download. */
  textBytes: 1024 * 1024,
} as const
