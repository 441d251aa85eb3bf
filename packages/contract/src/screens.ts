import { accountScreens } from './accounts/screens.ts'
import { broadcastScreens } from './broadcasts/screens.ts'
import { bulletinScreens } from './bulletins/screens.ts'
import { chatScreens } from './chat/screens.ts'
import { consoleScreens } from './console/screens.ts'
import { ePortfolioScreens } from './eportfolio/screens.ts'
import { eventLogScreens } from './event-log/screens.ts'
import { fileScreens } from './files/screens.ts'
import { groupAnalysisScreens } from './group-analysis/screens.ts'
import { groupScreens } from './groups/screens.ts'
import { helpScreens } from './help/screens.ts'
import { homeScreens } from './home/screens.ts'
import { homeworkScreens } from './homework/screens.ts'
import { invitationScreens } from './invitations/screens.ts'
import { newsScreens } from './news/screens.ts'
import { noticeScreens } from './notices/screens.ts'
import { personScreens } from './people/screens.ts'
import { postScreens } from './posts/screens.ts'
import { problemScreens } from './problems/screens.ts'
import { profileScreens } from './profiles/screens.ts'
import { pushScreens } from './push/screens.ts'
import { reportScreens } from './reports/screens.ts'
import { searchScreens } from './search/screens.ts'
import { subscriptionScreens } from './subscription/screens.ts'

/**
 * Addresses of the web's screens, in the spelling of its router. The server answers the page for these and 404 for all
 * others; a test of the web holds that the router has the same.
 */
export const screenPaths = [
  ...accountScreens,
  ...broadcastScreens,
  ...bulletinScreens,
  ...chatScreens,
  ...consoleScreens,
  ...ePortfolioScreens,
  ...eventLogScreens,
  ...fileScreens,
  ...groupAnalysisScreens,
  ...groupScreens,
  ...helpScreens,
  ...homeScreens,
  ...homeworkScreens,
  ...invitationScreens,
  ...newsScreens,
  ...noticeScreens,
  ...personScreens,
  ...postScreens,
  ...problemScreens,
  ...profileScreens,
  ...pushScreens,
  ...reportScreens,
  ...searchScreens,
  ...subscriptionScreens,
] as const

export type ScreenPath = (typeof screenPaths)[number]
