export { ChartCard } from './chart-card.tsx'
export { LazyActivityBars } from './lazy-activity-bars.tsx'
export { type Bar, TagBars } from './tag-bars.tsx'
