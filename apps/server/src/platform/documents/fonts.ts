import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

const fileOf = (name: string, face: string, weight: string) =>
  require.resolve(`@expo-google-fonts/${name}/${weight}/${face}_${weight}.ttf`)

/** Families of documents; every weight is a file of 7 MB that is read only when a text needs it. */
const own = [
  fileOf('noto-sans-tc', 'NotoSansTC', '400Regular'),
  fileOf('noto-sans-tc', 'NotoSansTC', '500Medium'),
  fileOf('noto-sans-tc', 'NotoSansTC', '700Bold'),
  fileOf('noto-serif-tc', 'NotoSerifTC', '400Regular'),
  fileOf('noto-serif-tc', 'NotoSerifTC', '700Bold'),
]

/** All characters of Extension A, those of B that names and dialects have, and emoji in one colour. */
const rare = [
  fileOf('chocolate-classical-sans', 'ChocolateClassicalSans', '400Regular'),
  fileOf('noto-emoji', 'NotoEmoji', '400Regular'),
]

const bothWeights = (name: string, face: string) => [fileOf(name, face, '400Regular'), fileOf(name, face, '700Bold')]

/** Other scripts: romanisations, the languages that Taiwan's schools teach, mathematics and signs. */
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

/** The font of rare characters, which has one weight. */
export const isThin = (path: string): boolean => path === rare[0]

export const rareFonts = (): string[] => rare

/** A file of each family that `common.typ` names, in its order. */
export const fontFiles = (): string[] =>
  [...own, ...others, ...rare].filter((path) => path.endsWith('_400Regular.ttf') && !path.includes('noto-serif'))

/** Folders of the fonts that come with the product; documents are set with no others. */
export const fontFolders = (): string[] => [...own, ...others, ...rare].map((path) => dirname(path))
