/** Plain text of a clipboard: where a slide or a page of a PDF ends a line with a sign of its own, a line ends. */
export const pastedText = (text: string): string => text.replace(/[\v\f]/g, '\n')
