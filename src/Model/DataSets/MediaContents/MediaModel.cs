namespace SerBench.Model.DataSets.MediaContents;

public sealed class MediaModel : DataSetModel<MediaContent>
{
    public override string Id => "media";

    public override string Description => "a film with two pictures: strings, numbers and enums (jvm-serializers)";

    public override int PublishedCount => 0;

    public override IReadOnlyList<Scenario> Scenarios { get; } =
        [new("published", "the object of the published results since 2016-08", IsPublished: true)];

    protected override string Entities => "objects";

    internal override MediaContent Draw(Pcg random, int count) => new()
    {
        Media = new Media
        {
            Uri = "http://javaone.com/keynote.mpg",
            Title = "Javaone Keynote",
            Width = 640,
            Height = 480,
            Format = "video/mpg4",
            Duration = 18_000_000,
            Size = 58_982_400,
            Bitrate = 262_144,
            Persons = ["Bill Gates", "Steve Jobs\uC2A4"],
            Player = Player.Java,
        },
        Images =
        [
            new Image
            {
                Uri = "http://javaone.com/keynote_large.jpg",
                Title = "Javaone Keynote",
                Width = 1024,
                Height = 768,
                Size = Size.Large,
            },
            new Image
            {
                Uri = "http://javaone.com/keynote_small.jpg",
                Title = "Javaone Keynote",
                Width = 320,
                Height = 240,
                Size = Size.Small,
            },
        ],
    };
}
