using System.Collections.Concurrent;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Orleans.Serialization.Session;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

/// <summary>The library's serializers, from a service container for each assembly with generated code.</summary>
public static class OrleansSerializers
{
    private static readonly ConcurrentDictionary<Assembly, ServiceProvider> Containers = new();

    public static Orleans.Serialization.Serializer<T> Open<T>() => Container<T>().GetRequiredService<Orleans.Serialization.Serializer<T>>();

    /// <summary>A session for calls one after the other.</summary>
    public static SerializerSession OpenSession<T>() => Container<T>().GetRequiredService<SerializerSessionPool>().GetSession();

    /// <summary>The session, without the references of its last call.</summary>
    public static SerializerSession Emptied(SerializerSession session)
    {
        session.Reset();
        return session;
    }

    private static ServiceProvider Container<T>() => Containers
        .GetOrAdd(typeof(T).Assembly, static assembly => new ServiceCollection().AddSerializer(builder => builder.AddAssembly(assembly)).BuildServiceProvider());
}
