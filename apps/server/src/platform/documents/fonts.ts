import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

/** Families and weights that templates use; every weight is a file of 7 MB that is read only when a text needs it. */
const wanted = [
  '@expo-google-fonts/noto-sans-tc/400Regular',
  '@expo-google-fonts/noto-sans-tc/500Medium',
  '@expo-google-fonts/noto-sans-tc/700Bold',
  '@expo-google-fonts/noto-serif-tc/400Regular',
  '@expo-google-fonts/noto-serif-tc/700Bold',
]

/**
 * Folders of the fonts that come with the product. What they lack (rare characters of Extension B, emoji) is taken from
 * the machine's own fonts, where it has them; docs/operations.md names the packages.
 */
export function fontFolders(): string[] {
  return wanted.map((name) => dirname(require.resolve(`${name}/index.js`)))
}
