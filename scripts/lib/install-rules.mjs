// Decides what npm has to do, from what is installed and what is wanted. 'running' is what building and serving the web
// application need; 'everything' is also what development and the tests need.

/** Returns what is installed, by the list that npm keeps in node_modules (undefined when there is none). */
export function whatIsInstalled(npmsList) {
  if (!npmsList) return 'nothing'
  return Object.values(npmsList.packages).some(({ dev }) => dev) ? 'everything' : 'running'
}

/**
 * Returns npm's arguments for installing what is `wanted`; undefined when it is there. Never uninstalls development
 * tools.
 */
export function npmArguments({ wanted, installed, isCurrent }) {
  const isAll = [wanted, installed].includes('everything')
  if (!isCurrent || installed === 'nothing') return ['ci', isAll ? '--include=dev' : '--omit=dev']
  if (!isAll || installed === 'everything') return undefined
  // Not `npm ci`: it deletes everything first, and a running product would lose its programs.
  return ['install', '--no-save', '--include=dev']
}
