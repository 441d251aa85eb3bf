/** Where a path that a page names may begin: pages say of the server's and the contract's files what follows these. */
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

/** The paths of the repository that a page names, in code or as links to another page. */
export function namedPaths(page) {
  const inCode = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).filter((code) => isPath.test(code))
  const linked = [...page.matchAll(/\]\(((?!https?:)[^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => `docs/${link}`)
  return [...new Set([...inCode, ...linked])]
}
