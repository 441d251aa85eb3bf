import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ConfirmationCard } from './confirmation-card.tsx'
import { FormsCard } from './forms-card.tsx'
import { VersionsCard } from './versions-card.tsx'
import { VisibilityCard } from './visibility-card.tsx'

/** Cards for the owner: visibility, files, versions, and confirmation code. */
export function OwnerPanel({ ePortfolio }: { ePortfolio: EPortfolio }) {
  return (
    <>
      <VisibilityCard ePortfolio={ePortfolio} />
      <FormsCard ePortfolio={ePortfolio} />
      {ePortfolio.versions.length > 1 ? <VersionsCard ePortfolio={ePortfolio} /> : null}
      {ePortfolio.confirmationCode ? (
        <ConfirmationCard ePortfolio={ePortfolio} code={ePortfolio.confirmationCode} />
      ) : null}
    </>
  )
}
