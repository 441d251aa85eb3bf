/* What the demo school is made with (`demo/`), and nothing else. */

export { writeArticle } from './articles.service.ts'
export { makeBanner } from './banners.service.ts'
