CREATE TABLE "search_history" (
	"person_id" uuid NOT NULL,
	"word" text NOT NULL,
	"category" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_history_person_id_word_pk" PRIMARY KEY("person_id","word")
);
--> statement-breakpoint
ALTER TABLE "eportfolio_words" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people_search" ADD COLUMN "full_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_search" ADD COLUMN "places" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_search" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_words" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_history_newest" ON "search_history" USING btree ("person_id","at");