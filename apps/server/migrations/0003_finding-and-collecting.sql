CREATE TABLE "post_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"post_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_collections" (
	"person_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"collected_id" uuid NOT NULL,
	CONSTRAINT "post_collections_person_id_post_id_pk" PRIMARY KEY("person_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "showcase_posts" (
	"owner_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "showcase_posts_owner_id_position_pk" PRIMARY KEY("owner_id","position")
);
--> statement-breakpoint
CREATE TABLE "showcases" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"headline" text NOT NULL,
	"introduction" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_tags" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_tags_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "post_words" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "post_likes_person";--> statement-breakpoint
ALTER TABLE "post_likes" ADD COLUMN "post_owner_id" uuid;--> statement-breakpoint
UPDATE "post_likes" SET "post_owner_id" = "posts"."owner_id" FROM "posts" WHERE "posts"."id" = "post_likes"."post_id";--> statement-breakpoint
ALTER TABLE "post_likes" ALTER COLUMN "post_owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "post_archives" ADD CONSTRAINT "post_archives_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_collections" ADD CONSTRAINT "post_collections_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_collections" ADD CONSTRAINT "post_collections_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_posts" ADD CONSTRAINT "showcase_posts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_posts" ADD CONSTRAINT "showcase_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_tags" ADD CONSTRAINT "own_tags_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_archives_owner" ON "post_archives" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "post_archives_expires" ON "post_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "post_collections_newest" ON "post_collections" USING btree ("person_id","collected_id");--> statement-breakpoint
CREATE INDEX "post_collections_post" ON "post_collections" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "showcase_posts_post" ON "showcase_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_words_tokens" ON "post_words" USING gin ("tokens");--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_owner_id_accounts_id_fk" FOREIGN KEY ("post_owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_likes_person_newest" ON "post_likes" USING btree ("person_id","like_id");--> statement-breakpoint
CREATE INDEX "post_likes_received" ON "post_likes" USING btree ("post_owner_id","like_id");--> statement-breakpoint
CREATE INDEX "posts_public_custom_tags" ON "posts" USING gin ("custom_tags") WHERE "posts"."privacy" = 0;--> statement-breakpoint
CREATE INDEX "posts_public_classification" ON "posts" USING btree ("classification","id") WHERE "posts"."privacy" = 0;