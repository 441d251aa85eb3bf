-- A minute that was named as an end counts to its end.
UPDATE "homework_questions" SET "deadline" = "deadline" + interval '59.999 seconds' WHERE "deadline" = date_trunc('minute', "deadline");--> statement-breakpoint
UPDATE "homework_questions" SET "reminded_of" = "reminded_of" + interval '59.999 seconds' WHERE "reminded_of" = date_trunc('minute', "reminded_of");--> statement-breakpoint
UPDATE "files" SET "download_period" = "download_period" + interval '59.999 seconds' WHERE "download_period" = date_trunc('minute', "download_period");--> statement-breakpoint
UPDATE "banners" SET "ends_at" = "ends_at" + interval '59.999 seconds' WHERE "ends_at" = date_trunc('minute', "ends_at");--> statement-breakpoint
UPDATE "decorations" SET "ends_at" = "ends_at" + interval '59.999 seconds' WHERE "ends_at" = date_trunc('minute', "ends_at");--> statement-breakpoint
UPDATE "accounts" SET "plan_ends_at" = "plan_ends_at" + interval '59.999 seconds' WHERE "plan_ends_at" = date_trunc('minute', "plan_ends_at");--> statement-breakpoint
UPDATE "plan_grants" SET "ends_at" = "ends_at" + interval '59.999 seconds' WHERE "ends_at" = date_trunc('minute', "ends_at");--> statement-breakpoint
UPDATE "school_plans" SET "ends_at" = "ends_at" + interval '59.999 seconds' WHERE "ends_at" = date_trunc('minute', "ends_at");--> statement-breakpoint
UPDATE "plan_reminders" SET "ends_at" = "ends_at" + interval '59.999 seconds' WHERE "ends_at" = date_trunc('minute', "ends_at");
