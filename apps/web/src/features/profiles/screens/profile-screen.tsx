import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useCurrentUser } from '../api/read-current-user.ts'
import { AboutForm } from '../components/about-form.tsx'
import { OrganizationFormCard } from '../components/organization-form-card.tsx'

const parts = ['about', 'organization'] as const

export function ProfileScreen() {
  const { t } = useTranslation('profiles')
  const user = useCurrentUser()
  const [search, setSearch] = useSearchParams()
  // Fixed at opening, so that updating the profile does not switch the tab.
  const [first] = useState(user?.isProfileOutdated ? 'organization' : 'about')
  const part = parts.find((one) => one === search.get('part')) ?? first

  return (
    <Screen title={t('profile.title')} back={user ? paths.person(user.id) : paths.portfolio}>
      <Tabs
        label={t('profile.parts')}
        tabs={parts.map((value) => ({ value, name: t(`profile.${value}`) }))}
        value={part}
        onChange={(value) => setSearch({ part: value }, { replace: true })}
      >
        <Card>
          {user ? null : <FormSkeleton fields={6} />}
          {user && part === 'about' ? <AboutForm key={user.id} user={user} /> : null}
          {user && part === 'organization' ? <OrganizationFormCard key={user.id} user={user} /> : null}
        </Card>
      </Tabs>
    </Screen>
  )
}
