CREATE TABLE "plan_favorites" (
	"person_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"favorite_id" uuid NOT NULL,
	CONSTRAINT "plan_favorites_person_id_plan_id_pk" PRIMARY KEY("person_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "plan_groups" (
	"plan_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "plan_groups_plan_id_group_id_pk" PRIMARY KEY("plan_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "plan_words" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"phrases" text NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"name" text NOT NULL,
	"opening" text NOT NULL,
	"started_at" date,
	"ended_at" date,
	"learning_types" text[] DEFAULT '{}' NOT NULL,
	"disciplines" text[] DEFAULT '{}' NOT NULL,
	"weeks" smallint NOT NULL,
	"lessons" smallint NOT NULL,
	"privacy" smallint NOT NULL,
	"published_id" uuid,
	"favorite_count" integer DEFAULT 0 NOT NULL,
	"source_id" uuid,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"writer_save" integer NOT NULL,
	"writer_base" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "plans_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "plan_favorites" ADD CONSTRAINT "plan_favorites_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_favorites" ADD CONSTRAINT "plan_favorites_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_groups" ADD CONSTRAINT "plan_groups_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_groups" ADD CONSTRAINT "plan_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_words" ADD CONSTRAINT "plan_words_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_source_id_plans_id_fk" FOREIGN KEY ("source_id") REFERENCES "plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_favorites_newest" ON "plan_favorites" USING btree ("person_id","favorite_id");--> statement-breakpoint
CREATE INDEX "plan_favorites_plan" ON "plan_favorites" USING btree ("plan_id","person_id");--> statement-breakpoint
CREATE INDEX "plan_groups_group" ON "plan_groups" USING btree ("group_id","plan_id");--> statement-breakpoint
CREATE INDEX "plan_words_tokens" ON "plan_words" USING gin ("tokens");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_client" ON "plans" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "plans_owner_changed" ON "plans" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "plans_source" ON "plans" USING btree ("source_id") WHERE "plans"."source_id" is not null;--> statement-breakpoint
CREATE INDEX "plans_newest" ON "plans" USING btree ("published_id") WHERE "plans"."privacy" < 3;--> statement-breakpoint
CREATE INDEX "plans_favored" ON "plans" USING btree ("favorite_count","published_id") WHERE "plans"."privacy" < 3;--> statement-breakpoint
CREATE INDEX "plans_learning_types" ON "plans" USING gin ("learning_types") WHERE "plans"."privacy" < 3;--> statement-breakpoint
CREATE INDEX "plans_disciplines" ON "plans" USING gin ("disciplines") WHERE "plans"."privacy" < 3;