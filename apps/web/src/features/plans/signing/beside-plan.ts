/** Media query for room to show a plan and its decision side by side; keep in step with `plan-together.module.css`. */
export const besidePlan = '(min-width: 1100px)'
