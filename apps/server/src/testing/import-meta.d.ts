interface ImportMeta {
  /** Vite's, which runs the tests; the product does not use it. */
  glob<Part>(pattern: string, options: { eager: true; import: string }): Record<string, Part>
}
