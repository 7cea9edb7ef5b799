namespace SerBench.Model.DataSets.MediaContents;

/// <summary>A film and its pictures.</summary>
[Serializable]
public sealed class MediaContent
{
    public Media? Media { get; set; }

    public Image[]? Images { get; set; }
}

/// <summary>A film.</summary>
[Serializable]
public sealed class Media
{
    public string? Uri { get; set; }

    public string? Title { get; set; }

    public int Width { get; set; }

    public int Height { get; set; }

    public string? Format { get; set; }

    public long Duration { get; set; }

    public long Size { get; set; }

    public int? Bitrate { get; set; }

    public string[]? Persons { get; set; }

    public Player Player { get; set; }

    public string? Copyright { get; set; }
}

/// <summary>A picture.</summary>
[Serializable]
public sealed class Image
{
    public string? Uri { get; set; }

    public string? Title { get; set; }

    public int Width { get; set; }

    public int Height { get; set; }

    public Size Size { get; set; }
}

/// <summary>A player of films.</summary>
public enum Player : byte
{
    Java,
    Flash,
}

/// <summary>The size of a picture.</summary>
public enum Size : byte
{
    Small,
    Large,
}
