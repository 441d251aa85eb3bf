import type { OrganizationView } from '@learntrail/contract/profiles/organization'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../i18n/i18n.ts'
import { dotted } from '../../ui/dotted.ts'

/** Returns the line below a name: 內湖高中 · 二年級, or 科教館 · 展覽組 · 研究員. */
export function useOrganizationLine(organization: OrganizationView | null): string {
  // Renders again on a change of language.
  useTranslation()
  if (!organization) return ''
  const locale = currentLocale()
  const parts =
    organization.type === 'other_unit'
      ? [organization.organizationTitle ?? organization.serviceUnit, organization.unitName, organization.unitTitle]
      : [organization.schoolName, (organization.gradeName ?? organization.titleName)?.[locale]]
  return dotted(parts)
}
