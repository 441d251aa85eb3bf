import { copyFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { rareFonts } from '../documents/fonts.ts'
import { giveToProgram, makeProgramFolder } from '../programs/work-folder.ts'

const require = createRequire(import.meta.url)
const sans = dirname(require.resolve('@expo-google-fonts/noto-sans-tc/package.json'))
const serif = dirname(require.resolve('@expo-google-fonts/noto-serif-tc/package.json'))
const fonts = [
  join(sans, '400Regular/NotoSansTC_400Regular.ttf'),
  join(sans, '700Bold/NotoSansTC_700Bold.ttf'),
  join(serif, '400Regular/NotoSerifTC_400Regular.ttf'),
  ...rareFonts(),
]

/** Fonts named by documents from Taiwan that no server has, by their replacement. */
const instead = {
  'Noto Serif TC': [
    '新細明體',
    'PMingLiU',
    '細明體',
    'MingLiU',
    '標楷體',
    'DFKai-SB',
    'BiauKai',
    '宋體',
    'SimSun',
    'Songti TC',
  ],
  'Noto Sans TC': [
    '微軟正黑體',
    'Microsoft JhengHei',
    'Microsoft JhengHei UI',
    '蘋方-繁',
    'PingFang TC',
    '黑體-繁',
    'Heiti TC',
  ],
}

/**
 * The system's pan-CJK fonts, excluded because they use Japanese glyph forms unless a document says otherwise, which
 * few do.
 */
const elsewhere = ['*/NotoSansCJK*', '*/NotoSerifCJK*', '*/NotoSansMonoCJK*']
const alias = (family: string, preferred: string) =>
  `<match target="pattern"><test name="family" compare="eq"><string>${family}</string></test>` +
  `<edit name="family" mode="assign" binding="same"><string>${preferred}</string></edit></match>`
const generic = (family: string, preferred: string) =>
  `<alias><family>${family}</family><accept><family>${preferred}</family></accept></alias>`

/**
 * Puts fonts with Traditional Chinese glyphs into a work folder and returns the path of the fontconfig file that lists
 * them. Without them Chinese text shows as boxes or with Japanese glyph forms.
 */
export async function provideFonts(folder: string): Promise<string> {
  const place = join(folder, 'fonts')
  await makeProgramFolder(place)
  for (const font of fonts) await copyFile(font, join(place, basename(font)))
  const path = join(folder, 'fonts.conf')
  const aliases = Object.entries(instead).flatMap(([preferred, families]) =>
    families.map((family) => alias(family, preferred)),
  )
  await writeFile(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${place}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'font-cache')}</cachedir>
<selectfont><rejectfont>${elsewhere.map((files) => `<glob>${files}</glob>`).join('')}</rejectfont></selectfont>
${aliases.join('\n')}
${generic('sans-serif', 'Noto Sans TC')}${generic('serif', 'Noto Serif TC')}
<match target="pattern"><edit name="family" mode="append"><string>Noto Sans TC</string></edit></match>
</fontconfig>
`,
  )
  await giveToProgram(path)
  return path
}
