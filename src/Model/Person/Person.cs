namespace SerBench.Model;

// The object of the Ignite.NET article (2016).
[Serializable]
public sealed class Person
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Data { get; set; }

    public Guid Guid { get; set; }
}
