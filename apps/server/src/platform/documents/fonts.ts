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
 * What these lack: all characters of Extension A, those of B that names and dialects have, and emoji in one colour. A
 * product that was put together without them goes on with the machine's own.
 */
export function rareFonts(): string[] {
  try {
    return [
      require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
      require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    ]
  } catch {
    return []
  }
}

/** Folders of the fonts that come with the product. What they lack, too, is taken from the machine's own. */
export function fontFolders(): string[] {
  const usual = wanted.map((name) => dirname(require.resolve(`${name}/index.js`)))
  return [...usual, ...rareFonts().map((path) => dirname(path))]
}
