import type { CourseOutline } from '@learntrail/contract/courses/content'
import { escapeXml } from '../../../../platform/xml/escape-xml.rules.ts'
import { ownFormName, ownIdentifier } from '../cartridge-form.rules.ts'

/** A resource of the cartridge that its structure shows. */
export interface Shown {
  id: string
  type: 'webcontent' | 'imswl_xmlv1p3'
  path: string
  /** Further files of the resource, such as the captions of a film. */
  beside?: readonly string[]
}

/** An item: a chapter, or a unit with several parts. An item that shows a resource has no items below it. */
export interface Place {
  title: string
  shows?: Shown
  places?: Place[]
}

export interface ManifestParts {
  outline: CourseOutline
  /** Title of the course; a default if it has no name. */
  title: string
  language: string
  places: Place[]
  /** Resources that no place shows: the banner, and pictures of pages. */
  others: Shown[]
}

const namespace = 'http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1'
const lom = 'http://ltsc.ieee.org/xsd/imsccv1p3/LOM'
const schemas = [
  [namespace, 'http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_imscp_v1p2_v1p0.xsd'],
  [`${lom}/resource`, 'http://www.imsglobal.org/profile/cc/ccv1p3/LOM/ccv1p3_lomresource_v1p0.xsd'],
  [`${lom}/manifest`, 'http://www.imsglobal.org/profile/cc/ccv1p3/LOM/ccv1p3_lommanifest_v1p0.xsd'],
].flat()

/** Returns the manifest of a Common Cartridge 1.3. */
export function manifestXml({ outline, title, language, places, others }: ManifestParts): string {
  const shown = new Map([...places.flatMap(shownIn), ...others].map((one) => [one.id, one]))
  const items = numbered(places)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${ownIdentifier}" xmlns="${namespace}" xmlns:lom="${lom}/resource" xmlns:lomimscc="${lom}/manifest" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${schemas.join(' ')}">
<metadata>
<schema>IMS Common Cartridge</schema>
<schemaversion>1.3.0</schemaversion>
${metadata(outline, title, language)}
</metadata>
<organizations>
<organization identifier="organization" structure="rooted-hierarchy">
<item identifier="root">
${items}
</item>
</organization>
</organizations>
<resources>
${[...shown.values()].map(resource).join('\n')}
${resource({ id: 'own-form', type: 'webcontent', path: ownFormName })}
</resources>
</manifest>
`
}

const shownIn = ({ shows, places = [] }: Place): Shown[] => [...(shows ? [shows] : []), ...places.flatMap(shownIn)]

function numbered(places: readonly Place[], before = 'item'): string {
  return places
    .map(({ title, shows, places: within = [] }, at) => {
      const id = `${before}-${at + 1}`
      const shown = shows === undefined ? '' : ` identifierref="${shows.id}"`
      const inner = within.length === 0 ? '' : `\n${numbered(within, id)}\n`
      return `<item identifier="${id}"${shown}><title>${escapeXml(title)}</title>${inner}</item>`
    })
    .join('\n')
}

const resource = ({ id, type, path, beside = [] }: Shown) => {
  const href = escapeXml(path)
  const first = type === 'webcontent' ? ` href="${href}"` : ''
  const files = [path, ...beside].map((one) => `<file href="${escapeXml(one)}"/>`).join('')
  return `<resource identifier="${id}" type="${type}"${first}>${files}</resource>`
}

function metadata(
  { introduction, tags, copyright, copyrightItems }: CourseOutline,
  title: string,
  language: string,
): string {
  const said = (element: string, text: string) =>
    text === ''
      ? ''
      : `<lomimscc:${element}><lomimscc:string language="${language}">${escapeXml(text)}</lomimscc:string></lomimscc:${element}>`
  const rights = [copyright, ...copyrightItems.map(({ text }) => text)].filter((text) => text !== '').join('\n')
  const restricted =
    '<lomimscc:copyrightAndOtherRestrictions><lomimscc:value>yes</lomimscc:value></lomimscc:copyrightAndOtherRestrictions>'
  return `<lomimscc:lom>
<lomimscc:general>
${said('title', title)}<lomimscc:language>${language}</lomimscc:language>${said('description', introduction)}${tags.map((tag) => said('keyword', tag)).join('')}
</lomimscc:general>
<lomimscc:rights>${restricted}${said('description', rights)}</lomimscc:rights>
</lomimscc:lom>`
}

export const webLinkXml = (title: string, address: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3">
<title>${escapeXml(title)}</title>
<url href="${escapeXml(address)}"/>
</webLink>
`
