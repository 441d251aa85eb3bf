interface ImportMeta {
  /** Vite's, in which tests run; the product knows nothing of it. */
  glob<Part>(pattern: string, options: { eager: true; import: string }): Record<string, Part>
}
