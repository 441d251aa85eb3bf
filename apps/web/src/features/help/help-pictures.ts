import type { HelpPictures } from '../../feature/help-pictures.ts'
import { picturesOfEPortfolios } from './pictures/pictures-of-eportfolios.tsx'
import { picturesOfEveryday } from './pictures/pictures-of-everyday.tsx'
import { picturesOfGroups } from './pictures/pictures-of-groups.tsx'
import { picturesOfRecords } from './pictures/pictures-of-records.tsx'
import { picturesOfSafety } from './pictures/pictures-of-safety.tsx'
import { picturesOfTheAccount } from './pictures/pictures-of-the-account.tsx'

export const helpPictures: HelpPictures = {
  ...picturesOfRecords,
  ...picturesOfEveryday,
  ...picturesOfGroups,
  ...picturesOfEPortfolios,
  ...picturesOfSafety,
  ...picturesOfTheAccount,
}
