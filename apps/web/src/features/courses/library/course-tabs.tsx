import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Tabs } from '../../../ui/tabs.tsx'
import { courseAddresses } from '../addresses.ts'

const addresses = {
  explore: courseAddresses.all,
  learning: courseAddresses.learning,
  teaching: courseAddresses.manage,
} as const
type Tab = keyof typeof addresses
const tabs = Object.keys(addresses) as Tab[]

/** Tabs of the courses to find, to learn and to teach. */
export function CourseTabs({ at, children }: { at: Tab; children: ReactNode }) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  return (
    <Tabs<Tab>
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, name: t(`tabs.${value}`) }))}
      value={at}
      onChange={(next) => navigate(addresses[next], { replace: true })}
    >
      {children}
    </Tabs>
  )
}
