ALTER TABLE "files" ADD COLUMN "let_go_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_let_go" ON "files" USING btree ("let_go_at") WHERE "files"."let_go_at" is not null;