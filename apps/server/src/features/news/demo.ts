/* Exported for the demo school (`demo/`) only. */

export { writeArticle } from './articles.service.ts'
export { makeBanner } from './banners.service.ts'
