CREATE TABLE "exhibited_posts" (
	"post_id" uuid NOT NULL,
	"eportfolio_id" uuid NOT NULL,
	CONSTRAINT "exhibited_posts_post_id_eportfolio_id_pk" PRIMARY KEY("post_id","eportfolio_id")
);
--> statement-breakpoint
ALTER TABLE "exhibited_posts" ADD CONSTRAINT "exhibited_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibited_posts" ADD CONSTRAINT "exhibited_posts_eportfolio_id_eportfolios_id_fk" FOREIGN KEY ("eportfolio_id") REFERENCES "public"."eportfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibited_posts_eportfolio" ON "exhibited_posts" USING btree ("eportfolio_id");--> statement-breakpoint
-- What is exhibited already.
INSERT INTO "exhibited_posts" ("post_id", "eportfolio_id")
WITH items AS (
  SELECT e.id, e.owner_id, item ->> 'resourceId' AS resource_id, item ->> 'text' AS text, item ->> 'imageId' AS image_id
  FROM eportfolios e
    JOIN eportfolio_versions v ON v.eportfolio_id = e.id AND v.number = e.version
    CROSS JOIN jsonb_path_query(v.content, '$.customTextResources.*[*].contents[*]') AS item
  WHERE e.visibility = 'exhibition')
SELECT p.id, items.id FROM items JOIN posts p ON p.owner_id = items.owner_id
  AND p.id = CASE WHEN starts_with(items.resource_id, 'post_') AND items.text <> '' THEN substr(items.resource_id, 6)::uuid END
UNION
SELECT p.id, items.id FROM items JOIN post_files f ON f.file_id = items.image_id::uuid
  JOIN posts p ON p.id = f.post_id AND p.owner_id = items.owner_id;
