import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProgram } from '../programs/run-program.ts'
import { UnusableFile } from '../programs/unusable-file.ts'
import { giveToProgram, makeProgramFolder } from '../programs/work-folder.ts'
import { provideFonts } from './fonts.ts'

const longestMs = 90_000
/** Nothing listens on the discard port of this machine, so a document can fetch nothing. */
const nowhere = 'http://127.0.0.1:9'

const item = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** No macros, no links to other files or addresses, no network, no dialogs, no phoning home. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
${item('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3')}
${item('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true')}
${item('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true')}
${item('Office.Writer/Content/Update', 'Link', '0')}
${item('Office.Calc/Content/Update', 'Link', '1')}
${item('Inet/Settings', 'ooInetProxyType', '2')}
${['HTTP', 'HTTPS', 'FTP'].map((kind) => item('Inet/Settings', `ooInet${kind}ProxyName`, '127.0.0.1') + item('Inet/Settings', `ooInet${kind}ProxyPort`, '9')).join('\n')}
${item('Inet/Settings', 'ooInetNoProxy', '')}
${item('Office.Common/Misc', 'FirstRun', 'false')}
</oor:items>
`

/**
 * Converts an office file (`path`, whose extension gives the format) to PDF in a work folder, with LibreOffice under a
 * fresh profile. Returns the PDF's path; throws `UnusableFile` if the file cannot be opened or takes too long.
 */
export async function officeToPdf(
  soffice: string,
  { path, folder, mostMs = longestMs }: { path: string; folder: string; mostMs?: number },
): Promise<string> {
  const profile = join(folder, 'profile')
  await makeProgramFolder(profile)
  await makeProgramFolder(join(profile, 'user'))
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings)
  await giveToProgram(join(profile, 'user', 'registrymodifications.xcu'))
  const result = await runProgram({
    path: soffice,
    args: [
      `-env:UserInstallation=${pathToFileURL(profile)}`,

      '--headless',
      '--invisible',
      '--norestore',
      '--nologo',
      '--nodefault',
      '--nolockcheck',
      '--nofirststartwizard',
      '--convert-to',
      'pdf',
      '--outdir',
      join(folder, 'made'),
      path,
    ],
    folder,
    mostMs,
    environment: {
      FONTCONFIG_FILE: await provideFonts(folder),
      http_proxy: nowhere,
      https_proxy: nowhere,
      SAL_USE_VCLPLUGIN: 'svp',
    },
  })
  if (result.ranOut) throw new UnusableFile('too_long', result.complaint)
  const pdf = join(folder, 'made', 'office.pdf')
  // LibreOffice exits successfully even if it could not open the file.
  if (!(await isPdf(pdf))) throw new UnusableFile('damaged', result.complaint)
  return pdf
}

async function isPdf(path: string): Promise<boolean> {
  try {
    const file = await open(path)
    try {
      const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
      return buffer.toString('latin1') === '%PDF-'
    } finally {
      await file.close()
    }
  } catch {
    return false
  }
}
