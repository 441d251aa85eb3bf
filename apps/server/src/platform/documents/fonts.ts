import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

const fileOf = (name: string, face: string, weight: string) =>
  require.resolve(`@expo-google-fonts/${name}/${weight}/${face}_${weight}.ttf`)

/** Main font families of documents; each weight is a file of 7 MB, read only when a text needs it. */
const own = [
  fileOf('noto-sans-tc', 'NotoSansTC', '400Regular'),
  fileOf('noto-sans-tc', 'NotoSansTC', '500Medium'),
  fileOf('noto-sans-tc', 'NotoSansTC', '700Bold'),
  fileOf('noto-serif-tc', 'NotoSerifTC', '400Regular'),
  fileOf('noto-serif-tc', 'NotoSerifTC', '700Bold'),
]

/** All of Extension A, the characters of Extension B used in names and dialects, and monochrome emoji. */
const rare = [
  fileOf('chocolate-classical-sans', 'ChocolateClassicalSans', '400Regular'),
  fileOf('noto-emoji', 'NotoEmoji', '400Regular'),
]

const bothWeights = (name: string, face: string) => [fileOf(name, face, '400Regular'), fileOf(name, face, '700Bold')]

/** Other scripts: romanisations, the languages taught at Taiwan's schools, mathematics and symbols. */
const others = [
  ...bothWeights('noto-sans', 'NotoSans'),
  ...bothWeights('nanum-gothic', 'NanumGothic'),
  ...bothWeights('noto-sans-thai', 'NotoSansThai'),
  ...bothWeights('noto-sans-lao', 'NotoSansLao'),
  ...bothWeights('noto-sans-khmer', 'NotoSansKhmer'),
  ...bothWeights('noto-sans-myanmar', 'NotoSansMyanmar'),
  ...bothWeights('noto-sans-arabic', 'NotoSansArabic'),
  ...bothWeights('noto-sans-hebrew', 'NotoSansHebrew'),
  fileOf('noto-sans-math', 'NotoSansMath', '400Regular'),
  ...bothWeights('noto-sans-symbols', 'NotoSansSymbols'),
  fileOf('noto-sans-symbols-2', 'NotoSansSymbols2', '400Regular'),
]

/** Returns whether a path is the font of rare characters, which has a single weight. */
export const isThin = (path: string): boolean => path === rare[0]

export const rareFonts = (): string[] => rare

/** Returns one file of each family that `common.typ` names, in its order. */
export const fontFiles = (): string[] =>
  [...own, ...others, ...rare].filter((path) => path.endsWith('_400Regular.ttf') && !path.includes('noto-serif'))

/** Returns the folders of the product's own fonts; documents use no others. */
export const fontFolders = (): string[] => [...own, ...others, ...rare].map((path) => dirname(path))
