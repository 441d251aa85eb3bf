ALTER TABLE "schools" ADD COLUMN "township" text;--> statement-breakpoint
UPDATE "notices" SET "band" = 3 WHERE "band" = 2;--> statement-breakpoint
UPDATE "notices" SET "topic" = 'service', "band" = 2 WHERE "kind" IN ('planGranted', 'planEnding', 'exportReady', 'exportFailed', 'fileFailed', 'prizeAgreed', 'prizeApproved', 'prizeRefused', 'prizePreparing', 'prizeSent', 'prizeReceived', 'problemAnswered', 'transferBegun', 'transferred', 'transferEnded', 'leftSchool', 'planOrderRefused', 'teacherVerified');--> statement-breakpoint
UPDATE "notices" SET "band" = 2 WHERE "topic" IN ('account', 'reports');--> statement-breakpoint
UPDATE "notice_settings" SET "app_off" = "app_off" || '{service}' WHERE 'due' = ANY ("app_off");--> statement-breakpoint
UPDATE "notice_settings" SET "mail" = "mail" || jsonb_build_object('service', "mail" -> 'due') WHERE "mail" ? 'due';--> statement-breakpoint
UPDATE "notice_settings" SET "push" = "push" || jsonb_build_object('service', "push" -> 'due') WHERE "push" ? 'due';
