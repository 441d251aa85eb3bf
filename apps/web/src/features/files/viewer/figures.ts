/** Numbers of the viewer, from the specification. */
export const figures = {
  picture: { least: 1, most: 5 },
  /** Zoom of pages within a screen; 1 fills the width. */
  sheet: { least: 0.5, most: 4 },
  pdf: { least: 1, most: 3, width: 850, ratio: 0.8 },
  /** Milliseconds without a movement, a touch or a key after which the controls hide. */
  idle: 3_000,
  /** Share of a video or sound that must be on the screen for it to play by itself. */
  visible: 0.9,
  conversion: { tries: 4, wait: 4_000 },
  /** Bytes of a text that are shown; the download has the rest. */
  textBytes: 1024 * 1024,
} as const
