// What npm has to do, from what is installed and what is asked for. 'running' is what building the web application and
// serving it need, 'everything' also what development and the tests need.

/** What an installation holds, by the list that npm keeps in node_modules (undefined when it has written none). */
export function whatIsInstalled(npmsList) {
  if (!npmsList) return 'nothing'
  return Object.values(npmsList.packages).some(({ dev }) => dev) ? 'everything' : 'running'
}

/** The arguments for npm that install what is `wanted`; undefined when it is there. Never takes anything away. */
export function npmArguments({ wanted, installed, isCurrent }) {
  const isAll = [wanted, installed].includes('everything')
  if (!isCurrent || installed === 'nothing') return ['ci', isAll ? '--include=dev' : '--omit=dev']
  if (!isAll || installed === 'everything') return undefined
  // Not `npm ci`, which begins by deleting everything: a product that runs beside it would lose its programs.
  return ['install', '--no-save', '--include=dev']
}
