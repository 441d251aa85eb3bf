CREATE TABLE "point_archives" (
	"group_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"movements" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "point_archives_group_id_id_pk" PRIMARY KEY("group_id","id")
);
--> statement-breakpoint
ALTER TABLE "point_archives" ADD CONSTRAINT "point_archives_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;