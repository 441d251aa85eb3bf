/** Folders that a path on a page may be relative to: pages leave out the beginnings of server and contract paths. */
export const beginnings = [
  '',
  'apps/server',
  'apps/server/src',
  'apps/server/src/features',
  'apps/web/src',
  'packages/contract/src',
  'packages/texts/src',
]

const folders = 'apps|bench|demo|deploy|docs|e2e|features|packages|platform|scripts|src|testing'
const isPath = new RegExp(`^(?:(?:${folders})(?:/[\\w.-]+)+|[\\w.-]+(?:/[\\w.-]+)+\\.(?:tsx?|mjs|md|json|yaml))$`)

/** Returns the repository's paths that a page names, in code or as links to other pages. */
export function namedPaths(page) {
  const inCode = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).filter((code) => isPath.test(code))
  const linked = [...page.matchAll(/\]\(((?!https?:)[^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => `docs/${link}`)
  return [...new Set([...inCode, ...linked])]
}
