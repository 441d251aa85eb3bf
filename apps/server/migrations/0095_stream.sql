CREATE TABLE "stream_marks" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"seen_up_to" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stream_marks" ADD CONSTRAINT "stream_marks_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eportfolios_newest_of" ON "eportfolios" USING btree ("owner_id","exhibition_id") WHERE "eportfolios"."visibility" = 'exhibition';--> statement-breakpoint
CREATE INDEX "posts_shared_with" ON "posts" USING btree ("owner_id","id","privacy") WHERE "posts"."privacy" < 2;